import { AddToCartButton, MiniCart } from '@mountkit/shop-cart/react';

const pots = [
  { id: 101, name: 'Fern Mug', price: '£19.50', picture: 'mug-ash-0' },
  { id: 274, name: 'Pebble Salt Jar', price: '£53.50', picture: 'jar-ash-173' },
];

/** The shop's basket in the application, over its Store API: shown at once, and taken back where the shop says no. */
export function Shelf() {
  return (
    <div className="columns">
      <section>
        <p className="eyebrow">From the shelf</p>
        <h1>Take one home.</h1>
        <ul className="pots">
          {pots.map(({ id, name, price, picture }) => (
            <li key={id}>
              <img src={`/pictures/product/${picture}.svg`} width="400" height="400" alt="" />
              <h2>{name}</h2>
              <p>{price}</p>
              <AddToCartButton productId={id} name={name} className="plain">
                Add to basket
              </AddToCartButton>
            </li>
          ))}
        </ul>
      </section>
      <div className="card">
        <h2>Your basket</h2>
        <MiniCart cartUrl="/basket/" />
      </div>
    </div>
  );
}
