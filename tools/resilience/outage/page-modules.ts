/** The modules of a console page, as each simulated device loads them. */
export { KeptDevice } from '#app/console/kept/kept-device.ts';
