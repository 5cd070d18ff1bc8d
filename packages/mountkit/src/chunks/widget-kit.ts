// What every widget but forms is made with: the build makes the list, and their chunks import it.
export * from 'virtual:widget-kit';
