#ifndef INPUT_SHIM_H
#define INPUT_SHIM_H
/*
 * The stand-in for a compiler, linker or archiver while a build is recorded: the program itself,
 * called by another name through a link in DIR/shim. It runs the real tool with the same arguments
 * in the environment the build had without us, then records what was made; the build sees the real
 * tool's output, exit code and signal. Recording never fails a build.
 *
 * Without a capture under way (a build that remembered the shim's path) it only runs the real tool.
 */
#include "base/common.h"

#define SHIM_ENV     "HEDDLE_CAPTURE"    /* absolute path of the capture's folder */
#define SHIM_LIBRARY "libheddle-exec.so" /* capture --preload: src/preload */

/* Whether argv[0] is a name we stand in for. */
bool shim_is_called(const char *argv0);
int shim_main(int argc, char **argv);

#endif
