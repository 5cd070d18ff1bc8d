import { listen } from '@mountkit/core';
import { type Json, jsonObject } from '@mountkit/core/logic';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { valueNow } from '../value-now';
import { watchElements } from '../watch-elements';

/** Clicks that are sent together. */
const BATCH = 10;
/** Days for which it is remembered that a bar was closed: the builder does not say, and comes back at once. */
const DAYS = 7;

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts the clicks on what leads to the owner, by the builder's own endpoint. */
function countClicks(): void {
  const { urls, nonces } = jsonObject((window as object as Json).elementorFrontendConfig);
  const { ajaxurl } = jsonObject(urls);
  const { floatingButtonsClickTracking: nonce } = jsonObject(nonces);
  if (typeof ajaxurl !== 'string' || typeof nonce !== 'string') return;
  let clicks: string[] = [];
  const send = () => {
    if (!clicks[0]) return;
    const body = new FormData();
    body.set('action', 'elementor_send_clicks');
    body.set('_nonce', nonce);
    for (const id of clicks) body.append('clicks[]', id);
    clicks = [];
    // Arrives even where the page is left by this click.
    navigator.sendBeacon(ajaxurl, body);
  };
  listen(document, 'click', ({ target }) => {
    const link = (target as Element).closest?.(
      '.e-contact-buttons a,.e-floating-bars__cta-button,.e-floating-bars__headline[href]',
    );
    const id = link?.closest<HTMLElement>('[data-document-id]')?.dataset.documentId;
    if (id) clicks.push(id);
    if (clicks.length >= BATCH) send();
  });
  listen(window, 'pagehide', send);
  listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && send());
}

/** Lets an element come that the builder's style hides until then. */
function enter(element: Element | null, settings: Json, key: string): void {
  if (!element?.classList.contains('has-entrance-animation')) return;
  const name = valueNow(settings, key);
  const delay = Number(settings[`${key}_delay`]) || 0;
  const isStill = isMotionReduced() || typeof name !== 'string' || !name || name === 'none';
  setTimeout(
    () => {
      element.classList.remove('has-entrance-animation');
      element.classList.add(...(isStill ? ['visible'] : ['visible', 'animated', name]));
    },
    isStill ? 0 : delay,
  );
}

/** Puts a bar where it covers nothing: at the page's start, or with as much room as it takes at an edge. */
function makeRoom(bar: HTMLElement): () => void {
  const isTop = bar.classList.contains('has-vertical-position-top');
  const { style } = document.body;
  if (!bar.classList.contains('is-sticky')) {
    const part = bar.closest('[data-elementor-type="floating-buttons"]');
    if (isTop && part && part !== document.body.firstElementChild) document.body.prepend(part);
    return () => {};
  }
  const side = isTop ? 'paddingTop' : 'paddingBottom';
  const before = style[side];
  const own = Number.parseFloat(getComputedStyle(document.body)[side]) || 0;
  const reserve = () => {
    style[side] = bar.offsetHeight ? `${own + bar.offsetHeight}px` : before;
  };
  const watch = new ResizeObserver(reserve);
  watch.observe(bar);
  reserve();
  return () => {
    watch.disconnect();
    style[side] = before;
  };
}

/** The builder's floating bars and contact buttons: facts on page widgets, section 2.17. */
export function start(mountkit: Mountkit): void {
  countClicks();
  const settingsOf = (element: HTMLElement) =>
    readSettings(element.closest<HTMLElement>('.elementor-widget')?.dataset.settings) ?? {};

  watchElements('.e-floating-bars', async (element) => {
    const settings = settingsOf(element);
    const { size, unit } = jsonObject(settings.style_coupon_success_message_duration);
    const { mount } = await mountkit.load('floating');
    const { unmount } = mount(element, {
      remember: element.closest<HTMLElement>('.elementor-widget')?.dataset.id ?? '',
      days: DAYS,
      copied_duration: (Number(size) || 1.5) * (unit === 'ms' && Number(size) ? 1 : 1000),
      parts: {
        close: '.e-floating-bars__close-button',
        coupon: '.e-floating-bars__coupon-button',
        code: '.e-floating-bars__coupon-code',
        success: '.e-floating-bars__coupon-success',
        hidden: 'is-hidden',
        ticker:
          valueNow(settings, 'style_ticker_animation_type') === 'scroll'
            ? '.e-floating-bars__none'
            : '.e-floating-bars__headlines',
        paused: 'is-paused',
        pause: '.e-floating-bars__pause-button',
        play: '.e-floating-bars__play-button',
      },
    });
    enter(element.querySelector('.e-floating-bars__cta-button'), settings, 'style_cta_button_animation');
    enter(element.querySelector('.e-floating-bars__coupon-button'), settings, 'style_coupon_animation');
    const giveBack = makeRoom(element);
    return () => {
      giveBack();
      unmount();
    };
  });

  watchElements('.e-contact-buttons', async (element) => {
    const settings = settingsOf(element);
    enter(element.querySelector('.e-contact-buttons__chat-button'), settings, 'style_chat_button_animation');
    const panel = element.querySelector('.e-contact-buttons__content-wrapper');
    // Links alone need no script.
    if (!panel) return undefined;
    const { mountContact } = await mountkit.load('floating');
    const { on, unmount } = mountContact(element, {
      parts: {
        button: '.e-contact-buttons__chat-button',
        panel: '.e-contact-buttons__content-wrapper',
        close: '.e-contact-buttons__close-button',
        hidden: 'hidden',
      },
    });
    const content = element.querySelector('.e-contact-buttons__content');
    /** How the content comes and goes; without a name it is just there. */
    const play = (key: string, isExit: boolean) => {
      const name = valueNow(settings, key);
      const classes =
        isMotionReduced() || typeof name !== 'string' || !name || name === 'none' ? [] : ['animated', name];
      for (const old of ['style_chat_box_entrance_animation', 'style_chat_box_exit_animation']) {
        const value = valueNow(settings, old);
        if (typeof value === 'string' && value) content?.classList.remove(value);
      }
      content?.classList.remove('animated', 'reverse', 'visible');
      if (!isExit) content?.classList.add('visible');
      content?.classList.add(...classes, ...(isExit && classes[0] ? ['reverse'] : []));
      panel.classList.toggle('animated-wrapper', isExit && !!classes[0]);
    };
    on('open', () => play('style_chat_box_entrance_animation', false));
    on('close', () => play('style_chat_box_exit_animation', true));
    return unmount;
  });
}
