"""Commands of clang that differentiate: what differentiation.py compiles, linking.py links."""

from __future__ import annotations

from enzyme_cc.driver import command_line
from enzyme_cc.driver.command_line import Input
from enzyme_cc.driver.differentiation import Build


class ClangBuild(Build):
    """One command of clang of which some inputs hold requests."""

    def _carry_out(self, suspects: list[Input]) -> int:
        if self.command.mode != command_line.LINK:
            return super()._carry_out(suspects)
        from enzyme_cc.driver.linking import Link

        return Link(self).run()
