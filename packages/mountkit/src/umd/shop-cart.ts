import * as cart from '../chunks/cart';
import { startDialect, startWidgets } from './start-widgets';

startWidgets({ cart }, (name) => name);
startDialect('woocommerce', () => import('../chunks/dialect-woocommerce'));
