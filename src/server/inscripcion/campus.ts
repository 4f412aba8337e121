import type { CampusCambio, CampusGuardar, CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import type { Dia } from '#domain/fecha.ts';
import {
  anioDeCampus,
  type Campus,
  estadoDeSemana,
  motivoDeCampusCerrado,
  semanasOfrecidas,
} from '#domain/inscripcion/campus.ts';
import { erroresDeCampus } from '#domain/inscripcion/campus-errores.ts';
import { entreDiasCortos } from '#domain/inscripcion/ficha.ts';
import { hechos } from '#domain/inscripcion/solicitud.ts';
import { CLAVE_CAMPUS, leerCampus } from '#server/db/lecturas/ajustes.ts';
import type { Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { mismoQueAntes } from '#server/db/registro/entidad.ts';
import type { BaseFirmada } from '#server/db/registro/firma.ts';
import { guardarValor } from '#server/db/tables/configuracion.ts';
import { refuseErrors } from '#server/platform/errors.ts';

const ofrecer = (campus: Campus, hoy: Dia): CampusOfrecido => ({
  ...campus,
  anio: anioDeCampus(campus),
  semanas: campus.semanas.map((semana) => ({ ...semana, estado: estadoDeSemana(semana, hoy) })),
  cerrado: motivoDeCampusCerrado(campus, hoy),
});

export const leerCampusOfrecido = async (db: Lector, hoy: Dia): Promise<CampusOfrecido> =>
  ofrecer(await leerCampus(db), hoy);

function enPalabras({ semanas, precios, minimoPorSemana }: CampusGuardar): string {
  const ofrecidas = semanasOfrecidas({ semanas }).map(entreDiasCortos);
  const cuales = ofrecidas.length > 0 ? ofrecidas.join(', ') : 'ninguna semana';
  return `${cuales}; ${precios.a} € y ${precios.c} €; mínimo ${minimoPorSemana}`;
}

const comoSeGuarda = ({ semanas, opciones: { a, c }, minimoPorSemana }: Campus): CampusGuardar => ({
  semanas: [...semanas],
  precios: { a: a.precio, c: c.precio },
  minimoPorSemana,
});

/** Changes the camp. 400: dates without sense, named by week. 409: somebody changed it before. */
export async function guardarCampus(
  base: BaseFirmada,
  { antes, ...campus }: CampusCambio,
  hoy: Dia,
): Promise<CampusOfrecido> {
  refuseErrors(erroresDeCampus(campus));
  return base.transact(async (tx) => {
    await tx.lockEscrituras();
    const actual = await leerCampus(tx.q);
    mismoQueAntes(comoSeGuarda(actual), antes, ofrecer(actual, hoy));
    await guardarValor(tx, CLAVE_CAMPUS, JSON.stringify(campus));
    await anotarHechos(tx, [hechos.campus(enPalabras(campus))]);
    return leerCampusOfrecido(tx.q, hoy);
  });
}
