import { compressBuild } from '../../postbuild/compress';
import { processorTime } from '../../postbuild/processor-time';

/** Compresses the build in this folder, as a host of static files does with that of any generator. */
const taken = processorTime();
const files = await compressBuild('build', '.cache/compressed');
console.log(`[INFO] Compression: ${files} files in ${taken()}.`);
