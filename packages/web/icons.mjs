// Draws the icons of the installed program from their SVG. Run again when a drawing changes: node packages/web/icons.mjs
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const folder = new URL('./public/', import.meta.url);
const executablePath = process.env.CHROMIUM ?? execSync('command -v chromium').toString().trim();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

/** @type {readonly (readonly [string, string, number])[]} */
const icons = [
  ['icon.svg', 'icon-192.png', 192],
  ['icon.svg', 'icon-512.png', 512],
  ['icon-maskable.svg', 'icon-maskable-512.png', 512],
];
for (const [source, target, size] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(new URL(source, folder), 'utf8');
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: fileURLToPath(new URL(target, folder)), omitBackground: true });
  await page.close();
}
await browser.close();
