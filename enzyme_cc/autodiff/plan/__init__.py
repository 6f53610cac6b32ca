"""What of the forward sweep is kept for the reverse sweep, and what is computed again. Emits nothing.

    cache_plan.py           the plan, and how it is made
    cache_planning.py       a minimum cut between what cannot be computed again and what the reverse sweep reads
    array_checkpoints.py    arrays kept whole
    header_runs.py          how often loops run, where that is known before
    storage.py              where kept values live
"""
