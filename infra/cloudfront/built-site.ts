import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The parts of the built site that the upload, the edge function and the security policy need. */
export interface BuiltSite {
  folder: string;
  /** Clean paths of the prerendered pages, sorted: `/`, `/tours`, … */
  pagePaths: string[];
  /** Paths of the files that are neither pages nor in `/assets/`, sorted: `/robots.txt`, … */
  filePaths: string[];
  /** Documents of the public site. */
  pages: string[];
  /** Documents of the staff console, which has a separate security policy. */
  staffPages: string[];
  /** Configured providers, from the file that the pages also read. */
  measurement: MeasurementIds;
}

/** Analytics id and ad pixel id; '' for none. */
export interface MeasurementIds {
  readonly analyticsId: string;
  readonly pixelId: string;
}

export const noMeasurement: MeasurementIds = { analyticsId: '', pixelId: '' };

/** Folder and path of the staff console. */
export const staffFolder = 'staff';

/** Name of the document served for paths without a prerendered page, in each language. Its app renders the page. */
export const fallbackFile = '__spa-fallback.html';

/**
 * Reads the built site. @throws Error with the remedy if the folder contains no built site
 */
export function readBuiltSite(folder: string): BuiltSite {
  if (!existsSync(path.join(folder, fallbackFile))) {
    throw new Error(`No built site in ${folder}: run "npm run build:web" first.`);
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const htmlFiles = files.filter((file) => file.endsWith('.html'));
  const isPage = (file: string) => file === 'index.html' || file.endsWith('/index.html');
  const isStaffFile = (file: string) => file.startsWith(`${staffFolder}/`);
  const read = (names: readonly string[]) =>
    names.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return {
    folder,
    pagePaths: htmlFiles
      .filter(isPage)
      .map((file) => `/${file.slice(0, -'index.html'.length)}`.replace(/(.)\/$/, '$1'))
      .sort(),
    filePaths: files
      .filter((file) => !isPage(file) && path.basename(file) !== fallbackFile && !file.startsWith('assets/'))
      .map((file) => `/${file}`),
    pages: read(htmlFiles.filter((file) => !isStaffFile(file))),
    staffPages: read(htmlFiles.filter(isStaffFile)),
    measurement: readMeasurementIds(path.join(folder, 'measurement.json')),
  };
}

/** @throws Error for a malformed id, which would end up in addresses and policies */
function readMeasurementIds(file: string): MeasurementIds {
  if (!existsSync(file)) return noMeasurement;
  const { analyticsId, pixelId } = { ...noMeasurement, ...JSON.parse(readFileSync(file, 'utf8')) };
  if (!/^(G-[A-Z0-9]{4,20})?$/.test(analyticsId))
    throw new Error(
      `Invalid measurement.analyticsId in business.ts: "${analyticsId}"; expected G-ABC123DEF4.`,
    );
  if (!/^(\d{5,20})?$/.test(pixelId))
    throw new Error(`Invalid measurement.pixelId in business.ts: "${pixelId}"; expected 5 to 20 digits.`);
  return { analyticsId, pixelId };
}
