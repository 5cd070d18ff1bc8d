import type { GalleryWidget } from './gallery-widget';

/** What talks to a server: forms of the page, payments, content of other sites. */
export const serviceWidgets: readonly GalleryWidget[] = [
  {
    id: 'page-form',
    title: 'Form of the page',
    text: 'A form like any other, which a server of yours takes. It is sent without leaving the page, says what is wrong at each field, and keeps what was typed until it has arrived.',
    markup: `<form class="form" data-mountkit="page-form" action="/newsletter/" method="post" enctype="multipart/form-data">
  <div data-step>
    <p><label for="letter-email">Email</label> <input id="letter-email" type="email" name="email" required autocomplete="email"></p>
  </div>
  <div data-step>
    <p><label for="letter-file">A picture of your kitchen</label> <input id="letter-file" type="file" name="picture" data-maxsize="1"></p>
    <p><label><input type="checkbox" name="agreed" required> Write to me once a month</label></p>
    <p hidden><label>Leave this empty <input name="website" tabindex="-1" autocomplete="off"></label></p>
  </div>
  <button>Subscribe</button>
</form>`,
  },
  {
    id: 'payment',
    title: 'Payment buttons',
    text: 'A form with what a provider’s page needs to know, or one that asks your server for a session first. Nothing of a provider is loaded before the press.',
    markup: `<form class="form" data-mountkit="payment" data-account="shop@example.org" data-item="Blue jug" data-amount="48" data-currency="EUR" data-shipping="6" data-test data-address="/test-provider/standard/">
  <button>Pay on the provider’s page</button>
</form>
<form class="form" data-mountkit="payment" data-session="/test-provider/sessions/">
  <input type="hidden" name="product" value="jug">
  <p><label for="jugs">Jugs</label> <input id="jugs" type="number" name="quantity" value="2" min="1" max="9"></p>
  <button>Check out</button>
</form>
<form class="form" data-mountkit="payment" data-session="/test-provider/sessions/">
  <input type="hidden" name="product" value="bowl">
  <button>Buy what is sold out</button>
</form>`,
  },
  {
    id: 'embed',
    title: 'Content of another site',
    text: 'A card with a button. Who shows the content learns of a visitor once they press it, or once your page has their consent; the link is there in any case.',
    markup: `<div data-mountkit="embed" data-src="/test-provider/post/" data-height="260" data-width="420">
  <a href="https://www.facebook.com/pottery/posts/1">The kiln is open: our post of 12 May</a>
</div>`,
  },
];
