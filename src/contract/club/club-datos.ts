import type { Centro, Club, IdCentro, Programa } from '#club';
import { type DatosClub, SEDES, type Centro as SedeEditada } from '#domain/club/datos.ts';
import { coloresDe } from './club-colores.ts';

const REDES = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' } as const;
const IDS_DE_REDES = Object.keys(REDES) as (keyof typeof REDES)[];

const centroEditado = ({ nombre, comienzos = [], direccion, coordenadas, pistas }: Centro): SedeEditada => ({
  nombre,
  comienzos: [...comienzos],
  direccion,
  ...coordenadas,
  pistas: [...pistas],
});

const articuloDe = ({ conArticulo: { de } }: Club): DatosClub['articulo'] => {
  if (de.startsWith('del ')) return 'el';
  return de.startsWith('de la ') ? 'la' : '';
};

type Igual = Pick<
  Club,
  'nombre' | 'nombreCorto' | 'claim' | 'municipio' | 'provincia' | 'desde' | 'dominio' | 'nif' | 'registro'
> &
  Pick<Club, 'telefono' | 'email' | 'videos' | 'cuota' | 'matricula' | 'ligas'>;

const igual = (uno: Igual): Igual => {
  const { nombre, nombreCorto, claim, municipio, provincia, desde, dominio, nif, registro } = uno;
  const { telefono, email, videos, cuota, matricula, ligas } = uno;
  return {
    ...{ nombre, nombreCorto, claim, municipio, provincia, desde, dominio, nif, registro },
    ...{ telefono, email, videos, cuota, matricula, ligas },
  };
};

const aspectoDe = ({ colores, marca, patrocinadores }: Club) => ({
  colores: { principal: colores.pista, accion: colores.tierra },
  marca: { tipo: marca.tipo, iniciales: marca.iniciales, imagen: marca.imagen },
  patrocinadores: [...patrocinadores],
});

export function datosDelClub(club: Club): DatosClub {
  const { horarios, escuela, centros, banco } = club;
  const red = (cual: string) => club.redes.find(({ id }) => id === cual)?.url ?? '';
  return {
    ...igual(club),
    articulo: articuloDe(club),
    buzones: club.buzones.map(({ proposito, email, quien = '' }) => ({ proposito, email, quien })),
    redes: { instagram: red('instagram'), facebook: red('facebook'), youtube: red('youtube') },
    pistas: horarios.pistas.map((tramo) => ({ ...tramo, dias: [...tramo.dias] })),
    secretaria: horarios.secretaria.map((tramo) => ({ ...tramo, dias: [...tramo.dias] })),
    sinSecretaria: horarios.sinSecretaria,
    iban: banco.iban,
    acreedor: banco.acreedor,
    programas: escuela.programas.map(({ id, cuotas, modalidades }) => ({
      id,
      cuotas,
      modalidades: [...modalidades],
    })),
    intensivos: [...escuela.intensivos.precios],
    prado: centroEditado(centros.prado),
    reston: centros.reston ? centroEditado(centros.reston) : null,
    tercera: centros.tercera ? centroEditado(centros.tercera) : null,
    ...aspectoDe(club),
    clases: escuela.programas.map(({ id, dias, horario, centros: suyos }) => ({
      id,
      dias,
      ...horario,
      centros: [...suyos],
    })),
    ...club.ofrece,
  };
}

const ARTICULADO = {
  el: { de: 'del ', en: 'en el ' },
  la: { de: 'de la ', en: 'en la ' },
  '': { de: 'de ', en: 'en ' },
} as const satisfies Record<DatosClub['articulo'], Club['conArticulo']>;

/** "910 000 000" as a link wants it: with the prefix of Spain unless it brings its own. */
const enlaceDe = (telefono: string): string => {
  const cifras = telefono.replace(/[^\d+]/g, '');
  return cifras.startsWith('+') ? cifras : `+34${cifras}`;
};

const centroDe = (
  antes: Centro | undefined,
  { latitud, longitud, pistas, ...centro }: SedeEditada,
): Centro => ({
  ...centro,
  coordenadas: { latitud, longitud },
  pistas: pistas ?? antes?.pistas ?? [],
});

function centrosDe(antes: Club['centros'], datos: DatosClub): Club['centros'] {
  const otras = SEDES.flatMap((una): [IdCentro, Centro][] => {
    const suya = datos[una];
    return suya ? [[una, centroDe(antes[una], suya)]] : [];
  });
  return { prado: centroDe(antes.prado, datos.prado), ...Object.fromEntries(otras) };
}

function programaDe(antes: Programa, { programas, clases }: DatosClub): Programa {
  const suyo = programas.find(({ id }) => id === antes.id);
  const suyas = clases.find(({ id }) => id === antes.id);
  return {
    ...antes,
    ...(suyo && { cuotas: suyo.cuotas, modalidades: suyo.modalidades }),
    ...(suyas && {
      dias: suyas.dias,
      centros: suyas.centros,
      horario: { semana: suyas.semana, viernes: suyas.viernes, finDeSemana: suyas.finDeSemana },
    }),
  };
}

const escuelaDe = ({ programas, intensivos, ...escuela }: Club['escuela'], datos: DatosClub) => ({
  ...escuela,
  programas: programas.map((programa) => programaDe(programa, datos)),
  intensivos: { ...intensivos, precios: datos.intensivos },
});

export function conDatos(antes: Club, datos: DatosClub): Club {
  const { nombre, email, telefono, pistas, secretaria, sinSecretaria } = datos;
  const { de, en } = ARTICULADO[datos.articulo];
  const centros = centrosDe(antes.centros, datos);
  return {
    ...antes,
    ...igual(datos),
    conArticulo: { de: de + nombre, en: en + nombre },
    direccion: centros.prado.direccion,
    coordenadas: centros.prado.coordenadas,
    centros,
    colores: coloresDe(datos.colores),
    marca: { ...datos.marca, trazo: null },
    patrocinadores: datos.patrocinadores,
    telefonoEnlace: enlaceDe(telefono),
    buzones: antes.buzones.map((buzon) => ({
      ...buzon,
      email,
      ...datos.buzones.find(({ proposito }) => proposito === buzon.proposito),
      proposito: buzon.proposito,
    })),
    redes: IDS_DE_REDES.flatMap((id) => {
      const url = datos.redes[id];
      return url === '' ? [] : [{ id, nombre: REDES[id], url }];
    }),
    horarios: { pistas, secretaria, sinSecretaria },
    banco: { iban: datos.iban, acreedor: datos.acreedor },
    escuela: escuelaDe(antes.escuela, datos),
    ofrece: { campus: datos.campus, menores: datos.menores },
  };
}
