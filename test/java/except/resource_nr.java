// A resource whose constructor and close hold the same lock.
class Main {
    static int open;
    static class Resource implements AutoCloseable {
        Resource() {
            synchronized (Main.class) {
                open++; // NORACE
            }
        }
        @Override public void close() {
            synchronized (Main.class) {
                open--; // NORACE
            }
        }
    }
    static void use() {
        try (Resource r = new Resource()) {
            System.out.println(r);
        }
    }
    public static void main(String[] args) {
        new Thread(Main::use).start();
        new Thread(Main::use).start();
    }
}
