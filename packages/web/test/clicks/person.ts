/** A person at a screen of his own, who has nothing but a mouse or a finger. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { settled } from '../browser/settled.ts';

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly language: 'en' | 'de';
  readonly theme: 'light' | 'dark';
  readonly isFinger: boolean;
}

/** What nobody has found in so many milliseconds is not there. */
const PATIENCE = 20_000;
/** Pixels that a finger needs to hit something. */
const FINGER = 44;
/** What a browser says of a connection that is cut, or of a question whose moment has passed, without anything being wrong. */
const USUAL = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|status of 409/;

export type Point = readonly [x: number, y: number];

export class Person {
  readonly name: string;
  readonly screen: Screen;
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong unseen: errors of the page, and answers of the server that nobody expects. */
  readonly complaints: string[] = [];
  /** Targets that are smaller than a finger, with their size. */
  readonly small = new Map<string, string>();

  private constructor(name: string, screen: Screen, context: BrowserContext, page: Page) {
    this.name = name;
    this.screen = screen;
    this.context = context;
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !USUAL.test(message.text())) this.complaints.push(message.text());
    });
  }

  /** In a browser profile of his own. */
  static async arrive(browser: Browser, name: string, screen: Screen): Promise<Person> {
    const { width, height, language, theme, isFinger } = screen;
    const context = await browser.newContext({
      viewport: { width, height },
      locale: language === 'de' ? 'de-DE' : 'en-GB',
      colorScheme: theme,
      reducedMotion: 'reduce',
      ...(isFinger ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(PATIENCE);
    // The guide has a test of its own.
    await context.addInitScript(() => {
      if (!localStorage.getItem('kursbuch.settings'))
        localStorage.setItem('kursbuch.settings', JSON.stringify({ guideSeen: true }));
    });
    return new Person(name, screen, context, await context.newPage());
  }

  /** Touch it, where it is in sight and nothing lies over it. */
  async press(target: Locator): Promise<void> {
    await target.waitFor();
    await target.scrollIntoViewIfNeeded();
    if (!this.screen.isFinger) return target.click();
    await this.#measure(target);
    return target.tap();
  }

  async #measure(target: Locator): Promise<void> {
    const found = await target.evaluate((element, least) => {
      // What stands at the edge of what is scrolled is as large as it is in the middle.
      if (element instanceof HTMLElement) element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (dx: number, dy: number): boolean => {
        const [px, py] = [x + dx, y + dy];
        if (px < 0 || py < 0 || px > innerWidth || py > innerHeight) return true;
        const hit = document.elementFromPoint(px, py);
        // A label is part of what it names.
        return (
          hit !== null &&
          (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element) === true)
        );
      };
      const reach = least / 2 - 1;
      const isWide = width >= least || (isHit(-reach, 0) && isHit(reach, 0));
      const isHigh = height >= least || (isHit(0, -reach) && isHit(0, reach));
      if (isWide && isHigh) return null;
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      return {
        name,
        size: `${Math.round(width)} × ${Math.round(height)} "${element.textContent.trim().slice(0, 40)}"`,
      };
    }, FINGER);
    if (found && !this.small.has(found.name)) this.small.set(found.name, found.size);
  }

  /** Touch a point of the page. */
  async touch([x, y]: Point): Promise<void> {
    if (this.screen.isFinger) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    await settled(this.page);
  }

  /** Draw a line from point to point. */
  async drag([x, y]: Point, [toX, toY]: Point): Promise<void> {
    const way = [1, 2, 3, 4].map((step) => ({
      x: x + ((toX - x) * step) / 4,
      y: y + ((toY - y) * step) / 4,
    }));
    if (this.screen.isFinger) {
      const client = await this.context.newCDPSession(this.page);
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 0 }] });
      for (const at of way)
        await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...at, id: 0 }] });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await client.detach();
    } else {
      await this.page.mouse.move(x, y);
      await this.page.mouse.down();
      for (const at of way) await this.page.mouse.move(at.x, at.y);
      await this.page.mouse.up();
    }
    await this.settled();
  }

  /** Bring the map closer around a point, with two fingers. */
  async pinch([x, y]: Point, factor: number): Promise<void> {
    const client = await this.context.newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', far?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: far === undefined ? [] : [-far, far].map((dx, id) => ({ x: x + dx, y, id })),
      });
    // The fingers stay on the screen, however near to its edge the point is.
    const most = Math.min(x, this.screen.width - x, 120) - 1;
    const least = most / factor;
    await touch('touchStart', least);
    for (let step = 1; step <= 6; step++) await touch('touchMove', least + ((most - least) * step) / 6);
    await touch('touchEnd');
    await client.detach();
    // The map is drawn sharp when it has come to rest.
    await this.page.waitForFunction(() => document.querySelector('.map-plane.moving') === null);
    await this.settled();
  }

  /** Press a field and type into it. */
  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  settled(): Promise<void> {
    return settled(this.page);
  }

  /** Ask the server as whoever is at this screen, to know what there is to be done. Nothing is done in this way. */
  readonly look = async <T>(path: string): Promise<T> => {
    // Beside the page, which may be cut off.
    const answer = await this.context.request.get(`${new URL(this.page.url()).origin}/api/${path}`);
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  };

  // ---------------------------------------------------------------- the table

  get bar(): Locator {
    return this.page.locator('.decision');
  }

  /** A button of the decision bar, by what it does. */
  act(key: string): Locator {
    return this.bar.locator(`[data-act="${key}"]:not([aria-disabled])`);
  }

  /** Do what is in the hand. */
  confirm(): Promise<void> {
    return this.press(this.act('confirm'));
  }

  /** The screen asks, and has come to rest. */
  async asked(): Promise<void> {
    await this.page.locator('.decision:not(.calm)').waitFor();
    await this.settled();
  }
}
