import { draw } from './content.mjs';

export const prepare = async (stage, name) => draw(stage, name);
export const mount = async () => {};
