import * as cart from '../chunks/cart';
import { startWidgets } from './start-widgets';

startWidgets({ cart }, { woocommerce: () => import('../chunks/dialect-woocommerce') });
