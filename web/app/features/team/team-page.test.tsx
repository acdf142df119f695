import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { departed, teamGroups } from '#app/content/team/people.ts';
import { crewByIsland } from './crew.ts';
import { PersonCard } from './person-card.tsx';
import { TeamPage } from './team-page.tsx';

const html = renderToStaticMarkup(
  <MemoryRouter>
    <TeamPage />
  </MemoryRouter>,
);
const headings = (level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>([^<]*)</h${level}>`, 'g'))].map(([, text]) => text);

describe('the team page', () => {
  it('has each group with its people, former staff last', () => {
    const groups = [...teamGroups, departed];
    expect(headings(2)).toEqual(groups.map(({ name }) => name));
    expect(headings(3)).toEqual(groups.flatMap(({ people }) => people.map(({ name }) => name)));
  });

  it('shows role, island and description of each person', () => {
    for (const { role, island, description } of [...teamGroups, departed].flatMap(({ people }) => people)) {
      expect(html).toContain(role);
      expect(html).toContain(`from ${island}`);
      expect(html).toContain(description);
    }
  });

  it('has a picture or placeholder for each person, former staff included', () => {
    const people = [...teamGroups, departed].flatMap(({ people }) => people);
    for (const { name, photo } of people)
      expect(html).toContain(photo ? `alt="${name}, portrait"` : `aria-label="No photo of ${name} yet`);
  });

  it('draws each island once, with the names of the people from it', () => {
    const people = teamGroups.flatMap(({ people }) => people);
    const islands = new Set(people.map(({ island }) => island));
    const drawn = [...html.matchAll(/<path id="(chart-[a-z-]+)-coast"/g)].map(([, id]) => id);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn).toHaveLength(islands.size);
    for (const island of islands) {
      const names = people.filter((person) => person.island === island).map(({ name }) => name);
      expect(html).toMatch(new RegExp(`>${island}</p><p[^>]*>${names.join(', ')}</p>`));
    }
  });
});

describe('a person on the team page', () => {
  const [person] = teamGroups[0]?.people ?? [];
  if (person === undefined) throw new Error('The list of people is empty.');

  it('has a placeholder with an alternative text until there is a photo', () => {
    expect(renderToStaticMarkup(<PersonCard person={person} />)).toContain(
      `role="img" aria-label="No photo of ${person.name} yet"`,
    );
  });

  it('has the photo if there is one', () => {
    const photo = { src: '/pictures/one.jpg', avif: '', width: 640, height: 800 };
    const card = renderToStaticMarkup(<PersonCard person={{ ...person, photo }} />);
    expect(card).toContain(`alt="${person.name}, portrait"`);
    expect(card).not.toContain('<svg');
  });
});

describe('the list of the team by island', () => {
  it('begins with the northernmost island, and leaves out islands without people', () => {
    const from = (island: 'Tanna' | 'Efate' | 'Pentecost', name: string) => ({
      name,
      island,
      role: '',
      description: '',
    });
    const crew = crewByIsland([
      { name: '', line: '', people: [from('Tanna', 'a'), from('Efate', 'b')] },
      { name: '', line: '', people: [from('Tanna', 'c'), from('Pentecost', 'd')] },
    ]);
    expect(crew.map(({ island, people }) => [island.name, people])).toEqual([
      ['Pentecost', ['d']],
      ['Efate', ['b']],
      ['Tanna', ['a', 'c']],
    ]);
  });
});
