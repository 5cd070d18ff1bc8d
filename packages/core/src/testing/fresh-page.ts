// Test files share a page, which saves time: this removes everything that the file before has left in it.
for (const element of [document.documentElement, document.head, document.body]) {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
}
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
// What a spy has put in the place of the document's own, as on its cookies.
for (const name of Object.getOwnPropertyNames(document)) {
  if (name in Document.prototype) Reflect.deleteProperty(document, name);
}
