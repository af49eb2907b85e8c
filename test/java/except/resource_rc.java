// A resource is closed by try-with-resources; close writes without the lock.
class Main {
    static int open;
    static class Resource implements AutoCloseable {
        Resource() {
            synchronized (Main.class) {
                open++; // RACE!
            }
        }
        @Override public void close() {
            open--; // RACE!
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
