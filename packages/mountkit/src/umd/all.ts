import * as attribution from '../chunks/attribution';
import * as carousel from '../chunks/carousel';
import * as cart from '../chunks/cart';
import * as cartDrawer from '../chunks/cart-drawer';
import * as cartPage from '../chunks/cart-page';
import * as checkout from '../chunks/checkout';
import * as countdown from '../chunks/countdown';
import * as disclosure from '../chunks/disclosure';
import * as filters from '../chunks/filters';
import * as floating from '../chunks/floating';
import * as gallery from '../chunks/gallery';
import * as headline from '../chunks/headline';
import * as hotspot from '../chunks/hotspot';
import * as lightbox from '../chunks/lightbox';
import * as links from '../chunks/links';
import * as lottie from '../chunks/lottie';
import * as menu from '../chunks/menu';
import * as page from '../chunks/page';
import * as pageForm from '../chunks/page-form';
import * as popups from '../chunks/popups';
import * as product from '../chunks/product';
import * as reveal from '../chunks/reveal';
import * as search from '../chunks/search';
import * as services from '../chunks/services';
import * as share from '../chunks/share';
import * as sticky from '../chunks/sticky';
import * as toc from '../chunks/toc';
import * as video from '../chunks/video';
import { WIDGETS } from '../widgets';
import * as forms from './forms-with-scan';
import { startDialect, startWidgets } from './start-widgets';

startWidgets({
  name: 'mountkit',
  apis: { forms, links, popups, sticky, filters, cart },
  widgets: {
    carousel,
    'cart-drawer': cartDrawer,
    attribution,
    'cart-page': cartPage,
    checkout,
    countdown,
    disclosure,
    floating,
    gallery,
    headline,
    hotspot,
    lightbox,
    lottie,
    menu,
    page,
    'page-form': pageForm,
    product,
    reveal,
    search,
    services,
    share,
    toc,
    video,
  },
  nameOf: (name) => WIDGETS.get(name) ?? name,
  path: './',
  start() {
    startDialect('hubspot', () => import('../chunks/dialect-hubspot'));
    startDialect('elementor', () => import('../chunks/dialect-elementor'));
    startDialect('woocommerce', () => import('../chunks/dialect-woocommerce'));
    // As the loader does: a template that the address names is scrolled to, whatever the page has.
    if (/theme_t/.test(location.search)) sticky.startPage();
  },
});
