/** A page without a form: coming here takes the form away, going back mounts it again. */
export function Visit() {
  return (
    <section className="text">
      <p className="eyebrow">Visit us</p>
      <h1>The studio is open on Saturdays.</h1>
      <p className="lead">
        Come in, put the kettle on and look around. The form has gone with its page: no node, listener or style of it is
        left.
      </p>
      <p>
        <a href="#/">Back to the classes</a>
      </p>
    </section>
  );
}
