#!/usr/bin/env node
import { Judge, serves } from './judge';
import { main } from './main';

if (!serves()) void main(new Judge(new URL(import.meta.url)));
