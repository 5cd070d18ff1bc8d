// The script tag's preact without what our components never use. Each rule names a feature and what of preact's code asks
// for it; the answer is put in its place, and the minifier drops what hangs on it. A rule that finds nothing fails the
// build: then preact has changed and the rule has to be looked at again.
const rules = [
  {
    feature: 'context',
    asks: 'j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,',
    answer: 'L=i,',
  },
  { feature: 'context', asks: 'j&&j.sub(d),', answer: '' },
  { feature: 'drawing by force', asks: /x\.prototype\.forceUpdate=function\(n\){.*?},(?=x\.)/g, answer: '' },
  { feature: 'states made by a function', asks: '"function"==typeof n&&(n=n(_({},r),this.props)),', answer: '' },
  { feature: 'callbacks after a drawing', asks: '(t&&this.__k.push(t),L(this))', answer: 'L(this)' },
  { feature: 'callbacks after a drawing', asks: ',d.__h=[],d.__k=[])', answer: ')' },
  {
    feature: 'callbacks after a drawing',
    asks: 'y.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&e.push(d),',
    answer: '',
  },
  {
    feature: 'callbacks after a drawing',
    asks: /n\.__c&&n\.__c\(r,t\),t\.some\(function.*?n\.__e\(t,r\.__v\)}}\)/g,
    answer: '',
  },
  {
    feature: 'callbacks after a drawing, and components that catch errors',
    asks: ',d.__h.length&&e.push(d),1&d.__g&&(d.__g&=-4)',
    answer: '',
  },
  { feature: 'components that catch errors', asks: 't&&t.then||D(r),', answer: '' },
  { feature: 'components that catch errors', asks: ',2&d.__g&&(d.__g|=1)', answer: '' },
  { feature: 'components that catch errors', asks: /for\(var i,o,e;t=t\.__;\)if.*?(?=throw f=0,n)/g, answer: '' },
  { feature: 'drawing into a whole document', asks: '9==r.nodeType&&(r=r.documentElement),', answer: '' },
  { feature: 'templates', asks: '"template"==C&&t.content||t', answer: 't' },
  { feature: 'popovers', asks: '"popover"!=t&&', answer: '' },
  { feature: 'popovers', asks: '"popover"==t&&1==r?"":r', answer: 'r' },
  {
    feature: 'own scheduling',
    asks: '&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)',
    answer: '||queueMicrotask(H)',
  },
  { feature: 'own scheduling', asks: '(i||queueMicrotask)(H)', answer: 'queueMicrotask(H)' },
  {
    feature: 'life cycle, context and error methods of class components: ours are functions',
    asks: /\b[\w.]+\.(?:getChildContext|getDerivedStateFrom(?:Props|Error)|getSnapshotBeforeUpdate|shouldComponentUpdate|component(?:Will|Did)\w+)\b(?!=[^=])/g,
    answer: '(void 0)',
  },
  { feature: 'class components', asks: 'C=(s=V.prototype)&&s.render', answer: 'C=void 0' },
  { feature: 'portals', asks: /\b(?:\w\.props|M)\.__P\b/g, answer: '(void 0)' },
  {
    feature: 'suspended hydration',
    asks: '128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),',
    answer: '',
  },
  { feature: 'suspense', asks: /\bt&&t\.then\b/g, answer: '!1' },
  { feature: 'suspense', asks: '(i=i.__z)', answer: '!1' },
  {
    feature: 'SVG and MathML',
    asks: '"svg"==C?f="http://www.w3.org/2000/svg":"math"==C?f="http://www.w3.org/1998/Math/MathML":f||(f="http://www.w3.org/1999/xhtml"),o',
    answer: 'o',
  },
  { feature: 'SVG and MathML', asks: 'M.createElementNS(f,C,x.is?x:a)', answer: 'M.createElement(C)' },
  { feature: 'SVG and MathML', asks: '"http://www.w3.org/2000/svg"==i', answer: '!1' },
  {
    feature: 'SVG and MathML',
    asks: '"foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C)',
    answer: '!1',
  },
  { feature: 'the style property: a strict policy forbids the attribute', asks: '"style"==t', answer: '!1' },
  { feature: 'hooks of add-ons', asks: 'return(s=n.diffed)&&s(r),', answer: 'return ' },
  {
    feature: 'hooks of add-ons: ours are only `__r` and `unmount`',
    asks: /\bn\.(?:vnode|event|__m)\b/g,
    answer: '(void 0)',
  },
  { feature: 'hooks of add-ons', asks: '(s=n.__b)&&s(r);', answer: '' },
  { feature: 'hooks of add-ons', asks: 'n.__&&n.__(t,r),', answer: '' },
  { feature: 'inner HTML', asks: /"dangerouslySetInnerHTML"==s\?[yh]=k:/g, answer: '' },
  {
    feature: 'inner HTML',
    asks: 'h?(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[]):(y&&(t.textContent=""),',
    answer: '(',
  },
  { feature: 'listeners in the capture phase', asks: 'f=t!=(t=t.replace(l,"$1"))', answer: 'f=!1' },
  { feature: 'suspended hydration', asks: '&&!t.data.startsWith("$s")', answer: '' },
  { feature: 'progress without a value', asks: '"progress"==C&&null==b?t.removeAttribute(s):', answer: '' },
  { feature: 'progress without a value', asks: '&&("progress"!=C||b)', answer: '' },
  { feature: 'moves that keep state', asks: '!u&&r.moveBefore&&o.parentNode?r.moveBefore(o,t):', answer: '' },
];

/** Takes out of preact what is never used. */
export const slimPreact = () => ({
  name: 'slim-preact',
  transform(code, id) {
    if (!/preact[\\/]dist[\\/]preact\.mjs$/.test(id)) return null;
    let slim = code;
    for (const { feature, asks, answer } of rules) {
      const next = slim.replaceAll(asks, answer);
      if (next === slim) this.error(`preact has changed: nothing asks for ${feature}`);
      slim = next;
    }
    return { code: slim, map: null };
  },
});
