// Its extensions look for it on the window.
import htmx from 'htmx.org';

window.htmx = htmx;
