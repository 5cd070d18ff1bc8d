// What a shop's scripts on jQuery do, written for this bench: adding by a delegated click, fragments by `replaceWith`,
// what was shown last from the storage, and the events that other scripts wait for.
import $ from 'jquery';

const BUTTON = '.add_to_cart_button.ajax_add_to_cart';

const endpoint = (name) => window.wc_add_to_cart_params.wc_ajax_url.replace('%%endpoint%%', name);

const params = () => window.wc_cart_fragments_params;

function showFragments(fragments) {
  $.each(fragments, (selector, markup) => {
    $(selector).replaceWith(markup);
  });
}

function keepFragments({ fragments, cart_hash }) {
  sessionStorage.setItem(params().fragment_name, JSON.stringify(fragments));
  localStorage.setItem(params().cart_hash_key, cart_hash);
  sessionStorage.setItem(params().cart_hash_key, cart_hash);
}

function refresh() {
  $.post(endpoint('get_refreshed_fragments'), { time: Date.now() }, (answer) => {
    if (!answer?.fragments) return;
    showFragments(answer.fragments);
    keepFragments(answer);
    $(document.body).trigger('wc_fragments_refreshed');
  });
}

function openBasket() {
  const kept = JSON.parse(sessionStorage.getItem(params().fragment_name) ?? 'null');
  const hash = document.cookie.match(/woocommerce_cart_hash=([^;]*)/)?.[1] ?? '';
  if (kept && sessionStorage.getItem(params().cart_hash_key) === hash) {
    showFragments(kept);
    $(document.body).trigger('wc_fragments_loaded');
  } else if (hash) refresh();
}

function add(event) {
  const $button = $(event.currentTarget);
  const data = { ...$button.data() };
  if (!data.product_id) return;
  event.preventDefault();
  $button.removeClass('added').addClass('loading');
  $(document.body).trigger('adding_to_cart', [$button, data]);
  $.post(endpoint('add_to_cart'), data, (answer) => {
    if (!answer || answer.error) return location.assign(answer?.product_url ?? location.href);
    $(document.body).trigger('added_to_cart', [answer.fragments, answer.cart_hash, $button]);
  });
}

function showAdded(_, fragments, cart_hash, $button) {
  $button.removeClass('loading').addClass('added');
  if (!$button.parent().find('.added_to_cart').length) {
    const { cart_url, i18n_view_cart } = window.wc_add_to_cart_params;
    $('<a class="added_to_cart wc-forward">')
      .attr('href', cart_url)
      .attr('title', i18n_view_cart)
      .text(i18n_view_cart)
      .insertAfter($button);
  }
  $.each(fragments, (selector) => {
    $(selector).addClass('updating').fadeTo(400, 0.6);
  });
  showFragments(fragments);
  $.each(fragments, (selector) => {
    $(selector).stop(true).css('opacity', 1);
  });
  keepFragments({ fragments, cart_hash });
  $(document.body).trigger('wc_fragments_loaded');
}

$(() => {
  $(document.body).on('click', BUTTON, add).on('added_to_cart', showAdded);
  openBasket();
});
