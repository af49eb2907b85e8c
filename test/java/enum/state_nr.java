// Every thread uses an enum constant of its own.
class Main {
    enum Level {
        LOW, HIGH;
        int used;
        void use() {
            used++; // NORACE
        }
    }
    public static void main(String[] args) {
        new Thread(() -> Level.LOW.use()).start();
        new Thread(() -> Level.HIGH.use()).start();
    }
}
