const cuantos = (n: number, uno: string, varios: string): string => `${n} ${n === 1 ? uno : varios}`;

/** Texts of the log, which staff read. */
export const mensajes = {
  acciones: { crear: 'Crea', cambiar: 'Cambia', borrar: 'Borra' },
  entidades: {
    pista: 'la pista',
    liga: 'la liga',
    jugador: 'el jugador',
    partido: 'el partido',
    incidencia: 'la incidencia',
    configuracion: 'la opción',
    noticia: 'la noticia',
  },
  nada: 'nada',
  si: 'sí',
  no: 'no',
  cambiado: 'cambiado',
} as const;

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

/** "12 jugadores, 60 partidos y 3 incidencias": what goes with a league. */
export const cuentasDeLiga = (n: { jugadores: number; partidos: number; incidencias: number }): string =>
  lista.format(
    [
      n.jugadores > 0 && cuantos(n.jugadores, 'jugador', 'jugadores'),
      n.partidos > 0 && cuantos(n.partidos, 'partido', 'partidos'),
      n.incidencias > 0 && cuantos(n.incidencias, 'incidencia', 'incidencias'),
    ].filter((cuenta) => cuenta !== false),
  ) || 'ningún partido';

/** What is done as a whole, beyond one entity. Each is a sentence whose subject is the user. */
export const hechos = {
  entra: 'Entra',
  sale: 'Sale',
  accesosFallidos: (n: number) =>
    n === 1 ? 'Intento de acceso fallido' : `${n} intentos de acceso fallidos`,
  claveEquivocada: 'Escribe mal su contraseña al ir a cambiarla',
  confirmaMal: 'Escribe mal su contraseña al pedírsela otra vez',
  cambiaClave: 'Cambia su contraseña',
  estrenaClave: 'Pone su contraseña con un enlace de un solo uso',
  cierraOtras: (n: number) => `Cierra ${cuantos(n, 'otra sesión suya', 'otras sesiones suyas')}`,
  creaCuenta: (usuario: string) => `Crea la cuenta «${usuario}»`,
  daEnlace: (usuario: string) => `Da a «${usuario}» un enlace para poner su contraseña`,
  activaCuenta: (usuario: string) => `Activa la cuenta «${usuario}»`,
  desactivaCuenta: (usuario: string) => `Desactiva la cuenta «${usuario}»`,
  copia: 'Descarga una copia de seguridad',
  restaura: (hecha: string) => `Restaura la copia de seguridad hecha el ${hecha}`,
  cambiaPagina: (titulo: string) => `Cambia la página «${titulo}»`,
  restauraPagina: (titulo: string, version: number) =>
    `Recupera la versión ${version} de la página «${titulo}»`,
  borraImagen: 'Borra una imagen de la web',
  borraImagenesSinUso: (n: number) =>
    `Borra ${cuantos(n, 'imagen', 'imágenes')} que ningún texto usaba desde hacía un mes`,
  lesionados: (n: number, tipo: string) =>
    `Crea ${cuantos(n, 'incidencia', 'incidencias')} de jugadores lesionados (${tipo})`,
  resuelve: (liga: string, n: number, quitados: number) =>
    `Resuelve la división «${liga}»: ${cuantos(n, 'partido de resolución', 'partidos de resolución')}${
      quitados > 0 ? ` y ${cuantos(quitados, 'quitado', 'quitados')} del horario` : ''
    }`,
  nuevaTemporada: (liga: string, n: number, cancelados: number) =>
    `Abre nueva temporada de «${liga}»: ${cuantos(n, 'jugador', 'jugadores')} en la liga nueva; la anterior queda inactiva${
      cancelados > 0 ? `, con ${cuantos(cancelados, 'partido cancelado', 'partidos cancelados')}` : ''
    }`,
  cierraTemporada: (
    que: string,
    n: { ligas: number; jugadores: number; fuera: number; resueltos: number; quitados: number },
  ) =>
    `Cierra la temporada ${que}: ${lista.format(
      [
        cuantos(n.ligas, 'liga nueva', 'ligas nuevas'),
        `${cuantos(n.jugadores, 'jugador', 'jugadores')} en ellas`,
        n.fuera > 0 && `${n.fuera} fuera`,
        n.resueltos > 0 && cuantos(n.resueltos, 'partido de resolución', 'partidos de resolución'),
        n.quitados > 0 && cuantos(n.quitados, 'partido quitado del horario', 'partidos quitados del horario'),
      ].filter((cuenta) => cuenta !== false),
    )}`,
  olvida: (id: number, solicitudes: number) =>
    `Borra los datos personales del jugador n.º ${id}${solicitudes > 0 ? ` y ${cuantos(solicitudes, 'solicitud suya', 'solicitudes suyas')}` : ''}`,
  borraRastros: (n: { lineas: number; observaciones: number; solicitudes: number; operaciones: number }) =>
    `Borra los datos de alguien que ya no está: ${lista.format(
      [
        n.lineas > 0 && cuantos(n.lineas, 'línea de los registros', 'líneas de los registros'),
        n.observaciones > 0 && cuantos(n.observaciones, 'observación', 'observaciones'),
        n.solicitudes > 0 && cuantos(n.solicitudes, 'solicitud', 'solicitudes'),
        n.operaciones > 0 &&
          cuantos(n.operaciones, 'cambio que se podía deshacer', 'cambios que se podían deshacer'),
      ].filter((cuenta) => cuenta !== false),
    )}`,
  importa: (que: string, nuevas: number, cambian: number) =>
    `Importa ${que} de un archivo: ${cuantos(nuevas, 'nuevo', 'nuevos')} y ${cuantos(cambian, 'cambiado', 'cambiados')}`,
  exportaHoja: (que: string, n: number) => `Exporta ${que} a un archivo: ${cuantos(n, 'fila', 'filas')}`,
  exportaPersona: (id: number) => `Exporta los datos personales del jugador n.º ${id}`,
  deshace: (lineas: readonly string[]) => `Deshace: ${resumen(lineas)}`,
  borraLigaEntera: (liga: string, cuentas: string) => `Borra la liga «${liga}» con ${cuentas}`,
} as const;

/** The first thing that was done, and how many more. */
const resumen = ([primera = 'varios cambios', ...resto]: readonly string[]): string =>
  resto.length === 0 ? primera : `${primera} (y ${cuantos(resto.length, 'cambio más', 'cambios más')})`;

/** Who did it and when, for a sentence. */
type Quien = { cuando: string; usuario: string };

/** Why something cannot be taken back now. docs/reglas/deshacer.md. */
export const impedimentos = {
  yaDeshecha: ({ cuando, usuario }: Quien) => `Ya se deshizo: ${cuando}, ${usuario}.`,
  cambiado: (ultimo: Quien | null) =>
    `Esto ha cambiado después${ultimo ? ` (${ultimo.cuando}, ${ultimo.usuario})` : ''}: deshaz antes lo último.`,
} as const;
