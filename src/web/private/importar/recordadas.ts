import { type CampoDeHoja, claveDeCabecera, type Recordadas } from '#domain/hoja/columnas.ts';

const STORED = 'mesa-columnas';

/** What was chosen for each heading, the last times: headings alone, and they stay in this browser. */
export function leerRecordadas(): Recordadas {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}');
  } catch {
    return {};
  }
}

export function recordar(cabeceras: readonly string[], campos: readonly (CampoDeHoja | null)[]): void {
  const dichas = cabeceras.flatMap((cabecera, i) => {
    const clave = claveDeCabecera(cabecera);
    return clave === '' ? [] : [[clave, campos[i] ?? ''] as const];
  });
  localStorage.setItem(STORED, JSON.stringify({ ...leerRecordadas(), ...Object.fromEntries(dichas) }));
}
