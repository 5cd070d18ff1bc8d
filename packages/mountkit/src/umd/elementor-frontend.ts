// For pages with add-ons of the page builder: gives their scripts, which take it while they are read, the builder's object
// from the start. In the head, before them; the script tag's dialect then leaves it alone.
import { offerFrontend } from '../dialects/elementor/frontend/offer-frontend';

offerFrontend();
