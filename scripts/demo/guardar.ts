import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { ARCHIVO } from '#server/demo/temporada.ts';
import { inventarArchivo } from './archivo.ts';

// Invents the demo again and stores it where the product restores it from:
//     node scripts/demo/guardar.ts
writeFileSync(ARCHIVO, brotliCompressSync(JSON.stringify(inventarArchivo())));
