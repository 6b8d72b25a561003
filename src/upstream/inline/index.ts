/**
 * The script that is in every page, the same in all of them: its hash is in the policy of the
 * hosts (`postbuild/hosting`).
 */
import { watchChunks } from './failure';
import { keepPresses } from './presses';
import { loadFiles } from './scripts';

keepPresses();
watchChunks();
loadFiles();
