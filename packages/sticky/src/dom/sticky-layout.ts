import { type Disposer, listen, openPart, pageProvider, shared } from '@mountkit/core';
import { anchorInset } from '../logic/anchor-inset';
import { findLines, findThresholds } from '../logic/geometry';
import { compareOrder, parentOf } from './ancestors';
import { keepAnchorsClear } from './anchors';
import type { Plan, StickyItem } from './item';
import { choose, isDrawn, measure, measurePage } from './measure';
import { setStyles } from './set-styles';

/** All sticky elements of a page: they are measured together, since one may rest below the other. */
export interface StickyLayout {
  add(item: StickyItem): Disposer;
  /** Measures everything again at the next frame. */
  refresh(): void;
}

type Fallback = typeof import('../on-demand/stick/fallback');

/** Page-wide: two copies of mountkit on one page share it. */
export const stickyLayout = (): StickyLayout => shared('sticky', createLayout);

function createLayout(): StickyLayout {
  let items: StickyItem[] = [];
  let frame = 0;
  let fallback: Fallback | undefined;
  let stop: Disposer = () => {};

  const parts = { report: (...problem: Parameters<StickyItem['report']>) => items[0]?.report(...problem) };
  const withFallback = openPart(() => import('../on-demand/stick/fallback'), 'sticking by script', parts);
  const withExplain = openPart(() => import('../on-demand/stick/explain'), 'sticky explanations', parts);

  /** Marks in the document: the window passes their ends when an element sticks and when its effects begin. */
  const marks = document.createElement('mountkit-marks');
  const states = new Map<Element, (isPassed: boolean) => void>();
  let watch: IntersectionObserver;
  const sizes = new ResizeObserver(() => refresh());

  const place = (plan: Plan, height: number): Disposer => {
    const { element } = plan.item;
    // A wrapper that sticks is a layer of its own: it has to lie above the page where its element is meant to.
    const layer = plan.sticker === element ? 0 : Number(getComputedStyle(element).zIndex);
    const undo = setStyles(plan.sticker, {
      position: 'sticky',
      'inset-block': plan.config.edge === 'top' ? `${plan.line}px auto` : `auto ${plan.line}px`,
      ...(layer && { 'z-index': `${layer}` }),
    });
    const state = [false, false];
    const offs = findThresholds(plan, plan.line).map((threshold, index) => {
      const pass = (isPassed: boolean) => {
        state[index] = isPassed;
        plan.item.show(!!state[0], !!state[0] && !!state[1]);
      };
      if (threshold < 0) pass(true);
      const mark = document.createElement('i');
      const { style } = mark;
      style.position = 'absolute';
      style.width = '1px';
      style.height = `${Math.min(Math.max(threshold, 0), height)}px`;
      style.top = plan.config.edge === 'top' ? '0' : `${Math.max(0, height - threshold)}px`;
      marks.append(mark);
      if (threshold >= 0) {
        states.set(mark, pass);
        watch.observe(mark);
      }
      return () => {
        watch.unobserve(mark);
        states.delete(mark);
        mark.remove();
      };
    });
    return () => {
      undo();
      for (const off of offs) off();
    };
  };

  const measureAll = () => {
    frame = 0;
    for (const item of items) item.undo();
    items.sort((one, other) => compareOrder(one.element, other.element));
    const page = measurePage();
    const plans = items.flatMap((item) => {
      if (item.config && item.element.isConnected && isDrawn(item.element)) return measure(item, item.config, page);
      item.show(false, false);
      return [];
    });
    const lines = findLines(plans, page);
    keepAnchorsClear(anchorInset(plans, lines, innerWidth, page));
    lines.forEach((line, index) => {
      (plans[index] as Plan).line = line;
    });
    for (const plan of plans) choose(plan, page);
    for (const plan of plans) {
      const { item, hindrance, release } = plan;
      const undo = hindrance ? fallback?.follow(plan, page) : place(plan, page.document);
      item.undo = () => {
        undo?.();
        release();
      };
      if (!undo) {
        void withFallback((module) => {
          fallback = module;
          refresh();
        });
      }
    }
    if ('debug' in pageProvider()) void withExplain(({ explain }) => explain(plans));
  };

  const refresh = () => {
    frame ||= requestAnimationFrame(measureAll);
  };

  const start = () => {
    watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) states.get(target)?.(!isIntersecting);
      },
      { root: document, rootMargin: '0px 99999px' },
    );
    document.documentElement.append(marks);
    const moves = new MutationObserver((records) => {
      for (const { removedNodes } of records)
        for (const node of removedNodes) if (items.some(({ element }) => node.contains(element))) refresh();
    });
    moves.observe(document, { childList: true, subtree: true });
    sizes.observe(document.body);
    const offs = [listen(window, 'resize', refresh), () => sizes.disconnect(), () => moves.disconnect()];
    return () => {
      for (const off of offs) off();
      keepAnchorsClear(0);
      watch.disconnect();
      marks.remove();
      cancelAnimationFrame(frame);
      frame = 0;
    };
  };

  return {
    refresh,
    add(item) {
      if (!items[0]) stop = start();
      items.push(item);
      const watched = [item.element, parentOf(item.element)];
      for (const element of watched) if (element) sizes.observe(element);
      refresh();
      return () => {
        item.undo();
        item.undo = () => {};
        sizes.unobserve(item.element);
        items = items.filter((other) => other !== item);
        if (items[0]) refresh();
        else stop();
      };
    },
  };
}
