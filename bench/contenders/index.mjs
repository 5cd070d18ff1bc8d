import { forms } from './forms/index.mjs';
import { loops } from './loops/index.mjs';
import { motion } from './motion/index.mjs';
import { popups } from './popups/index.mjs';
import { recorded } from './recorded/index.mjs';
import { shop } from './shop/index.mjs';
import { sticky } from './sticky/index.mjs';
import { storefront } from './storefront/index.mjs';
import { widgets } from './widgets/index.mjs';

/**
 * Who is measured, by what they do; in this order within each round: a name, what the tables call it, and its file in
 * the group's folder. Every other is a multiple of the group's `baseline`, unless a row has one of its own.
 */
export const groups = [forms, sticky, motion, popups, shop, loops, widgets, storefront, recorded];
