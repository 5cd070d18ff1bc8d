/** @jsxImportSource hono/jsx */

interface Quantity {
  id: string;
  name: string;
  /** Of the product. */
  label: string;
  value: number;
  min: number;
  /** Null where nothing bounds it. */
  max: number | null;
}

/** How many, in the markup that shops use. */
export function QuantityInput({ id, name, label, value, min, max }: Quantity) {
  return (
    <div class="quantity">
      <label class="screen-reader-text" for={id}>
        {label} quantity
      </label>
      <input
        type="number"
        id={id}
        class="input-text qty text"
        name={name}
        value={value}
        min={min}
        max={max ?? undefined}
        step="1"
        inputmode="numeric"
        autocomplete="off"
      />
    </div>
  );
}
