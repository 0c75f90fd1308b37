/** The checks of this folder that read every module of `src`, in one process that parses each module once. */
import './export-names.mjs';
import './docstrings.mjs';
