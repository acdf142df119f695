import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishSite } from './finish-site.ts';

let folder: string;

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const assets = () => readdirSync(path.join(folder, 'assets'));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const page = (body = '') => `<html><head><link rel="modulepreload" href="/assets/root.js"/>
<link rel="stylesheet" href="/assets/style-1.css"/></head><body>${body}<script>first()</script>
<script type="module" async="">second()</script></body></html>`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  write('assets/style-1.css', 'a{color:red}\n');
  write(
    'assets/manifest-1.js',
    'm={"routes":{"tours":{"css":["/assets/style-1.css"],"imports":["/assets/a.js"]}}}',
  );
  write('index.html', page());
  write('tours/index.html', page());
  write('fallback.html', page());
});

afterEach(() => rmSync(folder, { recursive: true }));

const finish = () =>
  finishSite(folder, (file) =>
    file === 'fallback.html' ? undefined : file.startsWith('tours') ? 'loaded' : 'idle',
  );

describe('a finished site', () => {
  it('has its style sheet in every page and nowhere else', () => {
    finish();
    for (const file of ['index.html', 'tours/index.html']) {
      expect(read(file)).toContain('<style>a{color:red}</style>');
      expect(read(file)).not.toContain('stylesheet');
    }
    expect(assets().filter((file) => file.endsWith('.css'))).toEqual([]);
    expect(read('assets/manifest-1.js')).toBe('m={"routes":{"tours":{}}}');
  });

  it('fetches no code with a page, and all of it with the file that is empty without', () => {
    finish();
    for (const file of ['index.html', 'tours/index.html']) {
      expect(read(file)).not.toContain('modulepreload');
      expect(read(file)).toMatch(/<script type="module" src="\/assets\/start-\w+\.js">/);
    }
    expect(read('fallback.html')).toContain('modulepreload');
    expect(read('fallback.html')).toMatch(/<script type="module" src="\/assets\/page-\w+\.js">/);
  });

  it('does not wait for the browser to be idle where it is urgent, and then fetches all files at once', () => {
    finish();
    const startOf = (file: string) => read(/src="\/(assets\/start-[^"]+)"/.exec(read(file))?.[1] ?? '');
    expect(startOf('index.html')).toContain('="idle"');
    expect(startOf('tours/index.html')).toContain('="loaded"');
    expect(startOf('tours/index.html')).toContain('"/assets/root.js"');
  });

  it('starts the code of the page in the end', () => {
    finish();
    const [, start = ''] = /src="\/(assets\/start-[^"]+)"/.exec(read('index.html')) ?? [];
    const [, module = ''] = /"\/(assets\/page-[^"]+)"/.exec(read(start)) ?? [];
    expect(read(module)).toContain('second()');
    expect(existsSync(path.join(folder, /\/(assets\/boot-[^"]+)"/.exec(read(module))?.[1] ?? ''))).toBe(true);
  });

  it('holds nothing that the security policy refuses', () => {
    write('index.html', page('<p style="color:red">Rum</p>'));
    expect(finish).toThrow('index.html holds what the content security policy refuses: <p style=');
  });
});
