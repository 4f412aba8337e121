import { describe, expect, it } from 'vitest';
import { freeSide } from './free-side.ts';

const PHONE = { width: 412, height: 915 };
const DESK = { width: 1350, height: 900 };
const CALENDAR = { width: 260, height: 320 };
const field = (top: number, left = 16) => ({ left, top, width: 200, height: 36 });
const button = (top: number, left = 16) => ({ left, top, width: 120, height: 46 });

describe('freeSide', () => {
  it('is below while nothing is there', () => {
    expect(freeSide(field(100), CALENDAR, PHONE, [])).toBe('bottom-start');
    expect(freeSide(field(100), CALENDAR, PHONE, [button(500), button(300, 300)])).toBe('bottom-start');
  });

  it('is above a button, or above the foot of the window', () => {
    expect(freeSide(field(400), CALENDAR, PHONE, [button(460)])).toBe('top-start');
    expect(freeSide(field(700), CALENDAR, PHONE, [])).toBe('top-start');
  });

  it('is beside the field when neither above nor below will do', () => {
    expect(freeSide(field(100), CALENDAR, DESK, [button(160)])).toBe('right-start');
    expect(freeSide(field(100, 1100), CALENDAR, DESK, [button(160, 1100)])).toBe('left-start');
  });

  it('is nowhere when everything is taken', () => {
    expect(freeSide(field(100), CALENDAR, PHONE, [button(160)])).toBeNull();
  });
});
