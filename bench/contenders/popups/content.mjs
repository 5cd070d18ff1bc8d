// What stands in every dialog, and what the page needs to hide the closed ones of those that bring no styles.

export const COUNT = 20;

export const drawContent = (index) => `<h2 id="title-${index}">Letter ${index}</h2>
  <p>A letter a month, about what is new. <a href="#about">More about it</a></p>
  <form><label>Email <input type="email" name="email"></label> <input type="submit" value="Send"></form>`;

/** Draws twenty dialogs below what the page holds already. */
export function drawAll(stage, draw, css = '') {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  stage.insertAdjacentHTML('beforeend', Array.from({ length: COUNT }, (_, index) => draw(index)).join(''));
}
