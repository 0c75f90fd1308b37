/** The checks of this folder that read the sources, in one process that parses each module once. */
import './export-names.mjs';
import './docstrings.mjs';
import './comment-lines.mjs';
import './unclear-names.mjs';
