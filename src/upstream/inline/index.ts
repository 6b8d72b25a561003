/**
 * The script that stands in every page, the same in all of them: its hash is in the policy of the
 * hosts (`postbuild/hosting`).
 */
import { keepPresses } from './presses';
import { loadScripts } from './scripts';

keepPresses();
loadScripts();
