import { business } from '#shared/content/business.ts';

/** Step-free access, on the tours and contact pages. Samples: the owner measures and replaces them. */
export const stepFreeCopy = {
  title: 'How step-free is the visit?',
  facts: [
    ['From the gate', 'Level, on packed coral. A car may set you down at the door.'],
    ['Cellar door', 'One low step. We lay a ramp across it on request.'],
    [
      'Tour',
      'Level, but for a short stair with a handrail to the still. From below, the still is in full view.',
    ],
    ['Toilet', 'Step-free, with a wide door and a grab rail on the left.'],
    ['Seats', 'Chairs with backs at the tasting. On request, one goes along on the tour.'],
  ],
  ask: 'Something else decides it for you? Call us:',
  phone: business.phones[0],
} as const;
