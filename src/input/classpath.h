#ifndef INPUT_CLASSPATH_H
#define INPUT_CLASSPATH_H
/*
 * Where classes come from: folders, archives (jar, war, jmod, archives inside of them), single
 * class files, the platform's modules. A class is found by its internal name ("java/util/Map") in
 * the first place that has it.
 *
 * Invariants
 *  1. Places are asked in the order they were added, those inside of an archive after it.
 *  2. Frozen once classes are read: classpath_find and classpath_read may run in several threads.
 *  3. Members come sorted by name.
 *
 * Ownership: files stay mapped until classpath_release; strings live in the given arena.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "base/os.h"
#include "base/vec.h"
#include "front/java/jimage.h"
#include "front/java/zip.h"

enum place_kind { PLACE_DIR, PLACE_ZIP, PLACE_IMAGE, PLACE_FILE };
/* What is known of a place's classes. */
enum place_role {
    ROLE_APPLICATION, /* the user's: all of it is read */
    ROLE_LIBRARY,     /* read where it is named */
    ROLE_PLATFORM,    /* declarations only */
};

struct class_place {
    enum place_kind kind;
    enum place_role role;
    const char *path;   /* of the folder or file; of nested archives that of the outermost */
    const char *shown;  /* "app.war!/WEB-INF/lib/x.jar" */
    const char *prefix; /* before the class name: "WEB-INF/classes/" */
    bool is_multi_release;
    struct mapped_file file; /* .data NULL if it belongs to an archive around it */
    struct zip zip;
    struct jimage image;
};

struct classpath {
    VEC(struct class_place *) places;
    uint32_t release; /* of Java, for multi-release archives */
    const char *cwd;
    const char *main_class; /* internal name from the first manifest that has one, or NULL */
    struct arena *arena;
};

/* A class that can be read. */
struct class_member {
    const struct class_place *place;
    const char *name;  /* internal, by its path; NULL for single files */
    const char *entry; /* name in the archive or path of the file */
    const char *shown;
};
typedef VEC(struct class_member) member_list;

void classpath_init(struct classpath *, const char *cwd, struct arena *);
void classpath_release(struct classpath *);

/* Is it something that only Java has (by ending or content; folders with classes in them)? */
bool classpath_is_java(const char *path);
/* Adds a file or folder and what its manifest or layout implies. `shown` as the user named it. */
bool classpath_add(struct classpath *, const char *path, const char *shown, enum place_role,
                   struct diag *) MUST_USE;
/* Adds the classes of the JDK in `dir`. */
bool classpath_add_jdk(struct classpath *, const char *dir, struct diag *) MUST_USE;
/* The JDK to use: given, $JAVA_HOME, or that of `java` on PATH; NULL if there is none. */
char *classpath_find_jdk(const char *given, struct arena *);

/* All classes of the places with that role. */
void classpath_list(const struct classpath *, enum place_role, member_list *);
bool classpath_find(const struct classpath *, const char *name, struct arena *,
                    struct class_member *) MUST_USE;
/* Names of the providers (a/B) that META-INF/services of the application and its libraries have for
 * a service (a/B), in the order of the places. */
void classpath_services(const struct classpath *, const char *service, struct arena *,
                        str_vec *out);
bool classpath_read(const struct class_member *, struct arena *, const uint8_t **data, size_t *len,
                    struct mapped_file *, struct diag *) MUST_USE;

#endif
