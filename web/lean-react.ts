import type { Plugin } from 'vite';

/**
 * React's package is one piece: none of it goes by itself when it is not used. These parts of it are for elements that
 * this site has nowhere, so their functions are emptied. `lean-react.test.ts` looks that it stays so, and whatever
 * reaches one of them all the same is told by an error that names this file.
 */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  'view transitions': [
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'restoreViewTransitionOnHostInstances',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'measureNestedViewTransitions',
    'measureInstance',
    'measureClonedInstance',
    'trackEnterViewTransitions',
    'recursivelyTraverseAfterMutationEffects',
    'commitAfterMutationEffectsOnFiber',
    'flushAfterMutationEffects',
    'reportViewTransitionError',
    'scheduleViewTransitionEvent',
    'applyViewTransitionName',
    'restoreViewTransitionName',
    'startViewTransition',
    'ViewTransitionPseudoElement',
    'ViewTransitionPseudoElement.prototype.animate',
    'ViewTransitionPseudoElement.prototype.getAnimations',
    'ViewTransitionPseudoElement.prototype.getComputedStyle',
    'createViewTransitionInstance',
    'getViewTransitionName',
    'getViewTransitionClassName',
  ],
  'references to fragments': [
    'FragmentInstance',
    'FragmentInstance.prototype.addEventListener',
    'FragmentInstance.prototype.removeEventListener',
    'FragmentInstance.prototype.dispatchEvent',
    'FragmentInstance.prototype.focus',
    'FragmentInstance.prototype.focusLast',
    'FragmentInstance.prototype.blur',
    'FragmentInstance.prototype.observeUsing',
    'FragmentInstance.prototype.unobserveUsing',
    'FragmentInstance.prototype.getClientRects',
    'FragmentInstance.prototype.getRootNode',
    'FragmentInstance.prototype.compareDocumentPosition',
    'FragmentInstance.prototype.scrollIntoView',
    'validateDocumentPositionWithFiberTree',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'addFragmentHandleToFiber',
  ],
  'Suspense, SuspenseList, Activity and what they hide': [
    'updateSuspenseComponent',
    'updateDehydratedSuspenseComponent',
    'mountSuspensePrimaryChildren',
    'retrySuspenseComponentWithoutHydrating',
    'updateSuspenseListComponent',
    'initSuspenseListRenderState',
    'cutOffTailIfNeeded',
    'updateActivityComponent',
    'mountActivityChildren',
    'updateOffscreenComponent',
    'deferHiddenOffscreenComponent',
    'hideOrUnhideAllChildren',
    'hideOrUnhideAllChildrenOnFiber',
    'attachSuspenseRetryListeners',
    'recursivelyTraverseReappearLayoutEffects',
    'recursivelyTraverseDisappearLayoutEffects',
    'recursivelyTraverseReconnectPassiveEffects',
    'recursivelyTraverseDisconnectPassiveEffects',
    'recursivelyTraverseAtomicPassiveEffects',
    'clearHydrationBoundary',
  ],
  'sheets, scripts and preloads from components': [
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'preconnectAs',
    'preloadStylesheet',
    'acquireResource',
    'adoptPreloadPropsForStylesheet',
    'adoptPreloadPropsForScript',
    'insertStylesheet',
    'suspendInstance',
    'suspendResource',
    'insertSuspendedStylesheets',
    'insertStylesheetIntoRoot',
    'estimateBandwidth',
    'estimateImageBytes',
  ],
  'elements of our own names': ['setPropOnCustomElement'],
  'actions of forms': [
    'startHostTransition',
    'requestFormReset$1',
    'runActionStateAction',
    'mountActionState',
  ],
};

/** What is replaced besides, and by what; all of it has to be found. */
const replacements: readonly (readonly [found: RegExp | string, by: string])[] = [
  // No update is one that view transitions might show.
  [/\((committedLanes|lanes) & 335544064\) === \1/g, 'false'],
  // Errors come without the names of the components: `npm run dev` has them.
  [emptied('getStackByFiberInDevAndProd'), 'function getStackByFiberInDevAndProd() { return ""; '],
  // No element of the head has to be waited for.
  [emptied('getResource'), 'function getResource() { return null; '],
];

function emptied(name: string): RegExp {
  const head = name.includes('.')
    ? `${name.replaceAll('.', '\\.')} = function `
    : `function ${name.replace('$', '\\$')}`;
  return new RegExp(`^${head}\\([^]*?\\) \\{[^]*?^(?=\\};?$)`, 'm');
}

/**
 * @param code of React's renderer for browsers, as it is published for production
 * @throws Error when a new version no longer holds what was to be left out
 */
export function leanReactCode(code: string): string {
  const names = Object.entries(leftOut).flatMap(([part, functions]) =>
    functions.map((name): [RegExp, string] => [
      emptied(name),
      `${name.includes('.') ? `${name} = function ` : `function ${name}`}() { throw Error("lean-react.ts: ${part}"); `,
    ]),
  );
  return [...replacements, ...names].reduce((lean, [found, by]) => {
    const leaner = lean.replace(found, (match) => `${by}${'\n'.repeat(match.split('\n').length - 1)}`);
    if (leaner === lean) throw new Error(`React no longer holds ${found}`);
    return leaner;
  }, code);
}

export const leanReact: Plugin = {
  name: 'lean-react',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js/ },
    handler: (code) => ({ code: leanReactCode(code), map: null }),
  },
};
