// The object is complete before a thread gets it.
class Main {
    int value;
    Main() {
        value = 3; // NORACE
    }
    void publish() {
        new Thread(() -> System.out.println(this.value)).start(); // NORACE
    }
    public static void main(String[] args) {
        new Main().publish();
    }
}
