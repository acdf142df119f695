import { type Stage, stackName } from './stage.ts';

/**
 * Name of the parameter whose history records which versions the functions had in each release. The deploy command
 * writes it.
 */
export const recordParameter = (stage: Stage): string => `/${stackName(stage)}/release`;
