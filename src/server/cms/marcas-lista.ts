import { club } from '#club';
import type { MarcaContenido } from '#contract/sitio/contenidos.ts';
import type { Dia } from '#domain/fecha.ts';
import { CLASES, TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { unescapeHtml } from '#server/platform/files/html.ts';
import { esBloque, valorDe } from './marcas.ts';

type Ofrecida = Omit<MarcaContenido, 'bloque' | 'valor'>;

const una =
  (grupo: Ofrecida['grupo']) =>
  (nombre: string, titulo: string): Ofrecida => ({ nombre, titulo, grupo });

const [delClub, deEscuela, deCampus, deLigas, deWeb] = [
  una('club'),
  una('escuela'),
  una('campus'),
  una('ligas'),
  una('web'),
];

/** What staff choose from, in the order of the menu. */
const ofrecidas = (): readonly Ofrecida[] => [
  delClub('club.nombre', 'Nombre del club'),
  delClub('club.cuota', 'Cuota anual de socio, en euros'),
  delClub('club.telefono', 'Teléfono'),
  delClub('club.telefonoEnlace', 'Teléfono, para un enlace (tel:)'),
  delClub('club.email', 'Correo general'),
  delClub('club.direccion', 'Dirección'),
  delClub('club.centros.prado.direccion', `Dirección de ${club.centros.prado.nombre}`),
  ...(club.centros.reston
    ? [delClub('club.centros.reston.direccion', `Dirección de ${club.centros.reston.nombre}`)]
    : []),
  delClub('horario.pistas', 'Horario de las pistas'),
  delClub('horario.secretaria', 'Horario de secretaría'),
  delClub('club.municipio', 'Municipio'),
  delClub('club.banco.iban', 'Cuenta del club (IBAN)'),
  delClub('club.nif', 'NIF'),
  delClub('club.registro', 'Registro de entidades deportivas'),
  delClub('club.dominio', 'Dirección de la web'),
  ...club.buzones.map(({ proposito, nombre }) => una('buzones')(`buzon.${proposito}`, `Correo: ${nombre}`)),
  deEscuela('escuela.horarios', 'Tabla de horarios de la escuela'),
  deEscuela('escuela.cuotas', 'Tabla de cuotas de la escuela'),
  deEscuela('escuela.equipo', 'Tabla de cuotas del equipo'),
  deEscuela('escuela.intensivos', 'Tabla de precios de los intensivos'),
  deEscuela('cancelacion.dia', 'Día límite para darse de baja'),
  deCampus('campus.tabla', 'Tabla de semanas y precios del campus'),
  deCampus('campus.minimo', 'Inscripciones mínimas por semana'),
  deCampus('campus.anio', 'Año del campus'),
  ...TIPOS_GESTIONADOS.map((tipo) => deLigas(`reglas.${tipo}`, `Reglas ${CLASES[tipo].deTitulo}`)),
  deLigas('menores.nombres', 'Con qué nombre aparecen los menores'),
  deLigas('menores.publicado', 'Qué se publica de los menores que juegan'),
  deWeb('redes.lista', 'Lista de redes sociales'),
  deWeb('cookies.tabla', 'Tabla de cookies'),
];

/** The marks of the menu, each with what it says now: as it is read, not as it is written in a document. */
export const listarMarcas = (base: BaseDatos, hoy: Dia): Promise<MarcaContenido[]> =>
  Promise.all(
    ofrecidas().map(async (ofrecida) => {
      const bloque = esBloque(ofrecida.nombre);
      const valor = bloque ? '' : unescapeHtml((await valorDe(base, hoy, ofrecida.nombre)) ?? '');
      return { ...ofrecida, bloque, valor };
    }),
  );
