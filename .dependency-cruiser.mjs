// Which folder may import which: the one place where import rules stand. Tests (`*.test.ts`, `*.testing.ts`) may
// also use the local stack's emulators and the fixtures of other folders.
const test = '\\.(test|testing)\\.tsx?$';
const product = '^(functions|infra|shared|web)/';

/**
 * Files under `from` import nothing of the project but what is under `to`.
 *
 * @param {string} name
 * @param {string} comment
 * @param {string} from
 * @param {string[]} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const only = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: [test] },
  to: { path: '^(functions|infra|shared|web|tools)/', pathNot: to },
});

/**
 * Files under `from` use no npm package but those `allowed`.
 *
 * @param {string} name
 * @param {string} comment
 * @param {string} from
 * @param {string[]} allowed
 * @param {import('dependency-cruiser').DependencyType[]} kinds
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const packages = (name, comment, from, allowed, kinds = ['npm', 'npm-dev', 'npm-no-pkg']) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: [test] },
  to: { dependencyTypes: kinds, pathNot: allowed },
});

/** @param {string[]} names */
const node_modules = (...names) => names.map((name) => `node_modules/${name}(/|$)`);

/** Code that functions of any kind may use. */
const functionCode = ['^functions/(kernel|request-context|stores|email|payments|use-cases)/', '^shared/'];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'product-without-tools',
    comment: 'Tools import the product; the product never imports tools.',
    severity: 'error',
    from: { path: product, pathNot: [test] },
    to: { path: '^tools/' },
  },
  {
    name: 'local-stack-knows-no-product',
    comment: 'The local stack runs any synthesized template of the kinds that it knows.',
    severity: 'error',
    from: { path: '^tools/local-stack/' },
    to: { path: ['^(functions|infra|shared|web)/', '^tools/(?!local-stack/)'] },
  },
  only('shared-is-pure', 'Shared rules know no other folder.', '^shared/', ['^shared/']),
  packages(
    'shared-has-no-io',
    'Shared rules read no clock, no environment and do no I/O.',
    '^shared/',
    [...node_modules('zod', 'date-fns', 'date-fns-tz')],
    ['npm', 'npm-dev', 'npm-no-pkg', 'core'],
  ),
  only('request-context', 'The request context knows nothing else.', '^functions/request-context/', [
    '^functions/request-context/',
  ]),
  only('stores', 'Stores keep and find, nothing else.', '^functions/stores/', [
    '^functions/(stores|request-context)/',
    '^shared/',
  ]),
  only('email', 'Mails are written from what they are given.', '^functions/email/', [
    '^functions/(email|request-context)/',
    '^shared/',
  ]),
  only('payments', 'Payments talk to the payment provider.', '^functions/payments/', [
    '^functions/(payments|request-context)/',
    '^shared/',
  ]),
  only('kernel', 'The kernel is the same for every function.', '^functions/kernel/', [
    '^functions/(kernel|request-context)/',
    '^shared/',
  ]),
  packages(
    'kernel-packages',
    'The kernel is middy, zod, Node and what signs calls to AWS.',
    '^functions/kernel/',
    [
      ...node_modules(
        '@middy/core',
        'zod',
        '@smithy/core',
        '@smithy/node-http-handler',
        '@smithy/signature-v4',
        '@types/aws-lambda',
        '@types/node',
      ),
    ],
  ),
  only('wiring', 'Wiring gives the kernel its stores.', '^functions/wiring/', [
    '^functions/(wiring|kernel|request-context|stores)/',
    '^shared/',
  ]),
  only('use-cases', 'Use cases are what several entry points do.', '^functions/use-cases/', functionCode),
  {
    name: 'entry-points-apart',
    comment: 'Endpoints and workers do not import each other.',
    severity: 'error',
    from: { path: '^functions/(endpoints|workers)/([^/]+)/' },
    to: { path: '^functions/(endpoints|workers)/', pathNot: ['^functions/$1/$2/'] },
  },
  only(
    'entry-points',
    'Endpoints and workers use the code of functions.',
    '^functions/(endpoints|workers)/',
    ['^functions/', '^shared/'],
  ),
  {
    name: 'passkeys-verified-in-three-functions',
    comment: 'The verifier of passkeys triples a bundle and slows its cold start.',
    severity: 'error',
    from: {
      path: '^functions/(endpoints|workers)/',
      pathNot: ['^functions/endpoints/(register-passkey|sign-in|identify)/', test],
    },
    to: { path: node_modules('@simplewebauthn'), reachable: true },
  },
  {
    name: 'infra-deploys',
    comment: 'Stacks know the functions by the types of their environments, never by their code.',
    severity: 'error',
    from: { path: '^infra/', pathNot: [test] },
    to: {
      path: '^(functions|web)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'no-server-in-the-browser',
    comment:
      'Validator, Node and AWS would end up in the browser; of contracts the browser takes types and paths.',
    severity: 'error',
    from: {
      path: '^web/app/',
      pathNot: [test, '^web/app/entry\\.server\\.tsx$'],
    },
    to: {
      path: [
        '^functions/',
        '^infra/',
        '^shared/contracts/(?!(public-)?endpoints\\.ts$)',
        ...node_modules('zod', '@aws-sdk'),
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'access-stays-in-the-stack',
    comment:
      'What a call may do to the table is for the stack and its tests: no bundle and no page carries it.',
    severity: 'error',
    from: { path: '^(functions|shared|web)/', pathNot: ['^shared/contracts/access-by-endpoint\\.ts$', test] },
    to: { path: ['^shared/contracts/.*\\.access\\.ts$', '^shared/contracts/access-by-endpoint\\.ts$'] },
  },
  only('content', 'Copy is data.', '^web/app/content/', ['^web/app/content/', '^shared/']),
  only('ui', 'The design system knows no business and no copy.', '^web/app/ui/', [
    '^web/app/ui/',
    '^shared/(site|values)/',
  ]),
  only('booking', 'What pages of booking share.', '^web/app/booking/', [
    '^web/app/(booking|ui|content|requests|forms|storage|clock)/',
    '^shared/',
  ]),
  only('clock', 'The clock knows no page.', '^web/app/clock/', ['^web/app/clock/', '^shared/']),
  only('storage', 'Storage knows no page.', '^web/app/storage/', ['^web/app/(storage|clock)/', '^shared/']),
  only('forms', 'Forms know no page.', '^web/app/forms/', [
    '^web/app/(forms|requests|storage|clock|content)/',
    '^shared/',
  ]),
  only('requests', 'Requests know no page.', '^web/app/requests/', [
    '^web/app/(requests|storage|clock|content)/',
    '^shared/',
  ]),
  only('analytics', 'Analytics knows no page.', '^web/app/analytics/', [
    '^web/app/(analytics|requests|storage|clock)/',
    '^shared/',
  ]),
  {
    name: 'console-apart',
    comment: 'The staff console is its own application: it knows no page of the site.',
    severity: 'error',
    from: { path: '^web/app/console/' },
    to: {
      path: '^web/app/(features|routes|booking|analytics)/',
      pathNot: ['^web/app/analytics/staff-device'],
    },
  },
  {
    name: 'site-without-console',
    comment: 'The site is built without the console.',
    severity: 'error',
    from: { path: '^web/app/', pathNot: ['^web/app/console/'] },
    to: { path: '^web/app/console/' },
  },
  {
    name: 'features-apart',
    comment: 'Features do not import each other or routes.',
    severity: 'error',
    from: { path: '^web/app/features/([^/]+)/' },
    to: { path: '^web/app/(features|routes)/', pathNot: ['^web/app/features/$1/'] },
  },
  {
    name: 'no-circles',
    comment: 'No file imports itself by way of others.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'names-that-say-something',
    comment: 'Name a file or folder after what it holds.',
    severity: 'error',
    from: {},
    to: { path: '/(utils|util|helpers|helper|common|misc|lib)(/|\\.ts|\\.tsx)', dependencyTypes: ['local'] },
  },
  {
    name: 'no-barrels',
    comment: 'Import from the file that declares the name.',
    severity: 'error',
    from: {},
    to: { path: `${product.slice(0, -1)}.*/index\\.tsx?$` },
  },
];

/**
 * Holds for the product and the tools without their tests: a test may look at its neighbours.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const folderRules = [
  {
    name: 'no-folder-circles',
    comment: 'No folder needs itself by way of others.',
    severity: 'error',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
];

export default {
  forbidden,
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.css$', '\\.(avif|jpg|png|webp|mp4|woff2|svg|txt)$', '/\\.react-router/'] },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
