# find_package(Enzyme): the targets and variables that projects written for Enzyme's plugin use.
#
# The compiler is enzyme-clang, which needs no flag to differentiate; so the targets carry only what they mean.

foreach(language C CXX)
  if(CMAKE_${language}_COMPILER AND NOT CMAKE_${language}_COMPILER MATCHES "enzyme")
    message(FATAL_ERROR "Enzyme: the ${language} compiler is ${CMAKE_${language}_COMPILER}; configure with "
      "-DCMAKE_C_COMPILER=enzyme-clang -DCMAKE_CXX_COMPILER=enzyme-clang++ to use enzyme-cc")
  endif()
endforeach()

set(Enzyme_FOUND TRUE)
if(CMAKE_C_COMPILER)
  set(_enzyme_compiler "${CMAKE_C_COMPILER}")
else()
  set(_enzyme_compiler "${CMAKE_CXX_COMPILER}")
endif()
execute_process(COMMAND "${_enzyme_compiler}" --version OUTPUT_VARIABLE _enzyme_said)
string(REGEX MATCH "version ([0-9]+)" _enzyme_match "${_enzyme_said}")
set(Enzyme_LLVM_VERSION_MAJOR "${CMAKE_MATCH_1}")
string(REGEX MATCH "InstalledDir: ([^\n]+)" _enzyme_match "${_enzyme_said}")
get_filename_component(Enzyme_LLVM_BINARY_DIR "${CMAKE_MATCH_1}" DIRECTORY)

function(_enzyme_target name)
  if(NOT TARGET ${name})
    add_library(${name} INTERFACE IMPORTED GLOBAL)
    target_compile_options(${name} INTERFACE ${ARGN})
    target_link_options(${name} INTERFACE ${ARGN})
  endif()
endfunction()

_enzyme_target(ClangEnzymeFlags)
_enzyme_target(LLDEnzymeFlags --enzyme-when=link)
_enzyme_target(LLDEnzymeAssumeUnknownNoFreeFlags --enzyme-when=link)
_enzyme_target(LLDEnzymeLooseTypeFlags --enzyme-when=link)
_enzyme_target(LLDEnzymePrintTypeFlags --enzyme-when=link --enzyme-print=types)
_enzyme_target(LLDEnzymePrintFlags --enzyme-when=link --enzyme-print=ir)
_enzyme_target(LLDEnzymeNoStrictAliasingFlags --enzyme-when=link)

# The plugins themselves, for `-fplugin=$<TARGET_FILE:ClangEnzyme-N>` and its like: the wrappers drop such words.
foreach(_enzyme_plugin ClangEnzyme LLDEnzyme LLVMEnzyme)
  set(_enzyme_plugin ${_enzyme_plugin}-${Enzyme_LLVM_VERSION_MAJOR})
  if(NOT TARGET ${_enzyme_plugin})
    add_library(${_enzyme_plugin} MODULE IMPORTED GLOBAL)
    set_target_properties(${_enzyme_plugin} PROPERTIES IMPORTED_LOCATION "${CMAKE_CURRENT_LIST_DIR}/${_enzyme_plugin}.so")
  endif()
endforeach()
