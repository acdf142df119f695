import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';

const render = (element: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);

describe('a button', () => {
  it('is a download link for a file', () => {
    expect(render(<Button file={{ name: 'a.ics', url: 'data:text/calendar,x' }}>Save</Button>)).toMatch(
      /^<a [^>]*href="data:text\/calendar,x" download="a.ics"[^>]*>Save<\/a>$/,
    );
  });

  it('is a link when it has a target', () => {
    expect(render(<Button to="/tours">Book Tour</Button>)).toMatch(
      /^<a [^>]*href="\/tours"[^>]*>Book Tour<\/a>$/,
    );
  });

  it('submits a form only if its type is `submit`', () => {
    expect(render(<Button>Keep booking</Button>)).toContain('type="button"');
    expect(render(<Button type="submit">Confirm booking</Button>)).toContain('type="submit"');
  });

  it('is busy and shows the busy label', () => {
    const html = render(<Button busy="Confirming…">Confirm booking</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain('Confirming…');
    expect(html).not.toContain('Confirm booking');
  });

  it('is neither busy nor disabled by default', () => {
    expect(render(<Button>Book Tour</Button>)).not.toMatch(/aria-busy|aria-disabled|disabled/);
  });
});
