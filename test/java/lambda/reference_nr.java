// A reference to a method of a new object each time.
class Main {
    int n;
    void step() {
        n++; // NORACE
    }
    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(new Main()::step).start();
    }
}
