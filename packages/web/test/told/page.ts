/**
 * The little of a page that the client asks for while nobody looks at it: elements that hold their children, so that what a
 * part of the screen says can be read without a browser. Imported before anything of the client.
 */
class Leaf {
  parentNode: Branch | null = null;
  readonly nodeType: number;
  data: string;

  constructor(nodeType: number, data: string) {
    this.nodeType = nodeType;
    this.data = data;
  }

  get nextSibling(): Leaf | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }

  get textContent(): string {
    return this.data;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }
}

class Branch extends Leaf {
  readonly localName: string;
  readonly namespaceURI: string;
  readonly ownerDocument: unknown = null;
  readonly childNodes: Leaf[] = [];
  readonly attributes: { name: string; value: string }[] = [];
  readonly style: Record<string, unknown> = { setProperty() {}, removeProperty() {} };
  readonly classList = { add() {}, remove() {}, toggle() {}, contains: () => false };
  /** A window onto a map is as large as it is anywhere. */
  readonly clientWidth = 1280;
  readonly clientHeight = 720;

  constructor(name: string, namespace: string) {
    super(1, '');
    this.localName = name;
    this.namespaceURI = namespace;
  }

  get firstChild(): Leaf | null {
    return this.childNodes[0] ?? null;
  }

  get lastChild(): Leaf | null {
    return this.childNodes.at(-1) ?? null;
  }

  override get textContent(): string {
    return this.childNodes.map(({ textContent }) => textContent).join('');
  }

  override set textContent(text: string) {
    this.childNodes.length = 0;
    if (text !== '') this.insertBefore(new Leaf(3, text), null);
  }

  insertBefore<L extends Leaf>(child: L, next: Leaf | null): L {
    child.remove();
    const at = next === null ? this.childNodes.length : this.childNodes.indexOf(next);
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }

  appendChild<L extends Leaf>(child: L): L {
    return this.insertBefore(child, null);
  }

  removeChild(child: Leaf): void {
    const at = this.childNodes.indexOf(child);
    if (at >= 0) this.childNodes.splice(at, 1);
    child.parentNode = null;
  }

  setAttribute(name: string, value: unknown): void {
    this.removeAttribute(name);
    this.attributes.push({ name, value: String(value) });
  }

  removeAttribute(name: string): void {
    const at = this.attributes.findIndex((one) => one.name === name);
    if (at >= 0) this.attributes.splice(at, 1);
  }

  getAttribute(name: string): string | null {
    return this.attributes.find((one) => one.name === name)?.value ?? null;
  }

  contains(): boolean {
    return false;
  }

  querySelector(): null {
    return null;
  }

  querySelectorAll(): readonly never[] {
    return [];
  }

  getBoundingClientRect() {
    return { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 };
  }

  addEventListener(): void {}
  removeEventListener(): void {}
}

export type { Branch, Leaf };

const HTML = 'http://www.w3.org/1999/xhtml';
const root = Object.assign(new Branch('html', HTML), { dataset: {} });

const page = {
  documentElement: root,
  createElement: (name: string) => new Branch(name, HTML),
  createElementNS: (namespace: string, name: string) => new Branch(name, namespace),
  createTextNode: (data: string) => new Leaf(3, data),
  addEventListener() {},
  removeEventListener() {},
};

/** Nobody searches for runs: whoever asks hears at once that none were found, or every question would be kept for ever. */
class NoWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;

  postMessage(asked: { readonly id?: number }): void {
    if (asked.id === undefined) return;
    const result = { runs: [], revenue: 0, optimal: false, bound: 0, nodes: 0 };
    queueMicrotask(() => this.onmessage?.({ data: { id: asked.id, type: 'done', result } }));
  }

  addEventListener(): void {}
  removeEventListener(): void {}
  terminate(): void {}
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, {
  matchMedia: () => ({ matches: true, addEventListener() {} }),
  document: page,
  window: globalThis,
  location: { search: '', hash: '' },
  innerHeight: 720,
  addEventListener() {},
  removeEventListener() {},
  Worker: NoWorker,
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  // What waits for the next picture waits for ever: nothing is drawn.
  requestAnimationFrame: () => 0,
  cancelAnimationFrame() {},
});

/** A place to draw a part of the screen into. */
export const emptyPlace = (): Branch => new Branch('div', HTML);
